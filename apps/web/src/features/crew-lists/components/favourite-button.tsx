import IconButton from '@mui/material/IconButton';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { StarIcon, Tooltip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCrewListsQuery, useCrewMarksQuery, usePutOnListMutation } from '../api/crew-lists.api';
import { useToggle } from '../../../shared/toggle';

interface FavouriteButtonProps {
  userId: string;
  name: string;
  /** The people whose marks are asked with this person's: those of the same page. */
  among: readonly string[];
}

/** The star: puts a person on the company's Favourites, or takes them off. They are never told. */
export function FavouriteButton({ userId, name, among }: FavouriteButtonProps): ReactNode {
  const dispatch = useAppDispatch();
  const { data: lists } = useCrewListsQuery();
  const { data: marks } = useCrewMarksQuery(among);
  const [put] = usePutOnListMutation();
  const favourites = lists?.find(({ is_favourites }) => is_favourites);
  const mark = marks?.find(({ user_id }) => user_id === userId);
  const isKept = Boolean(favourites && mark?.list_ids.includes(favourites.id));
  const save = async (isOn: boolean): Promise<boolean> => {
    if (!favourites) return false;
    const { error } = await put({ listId: favourites.id, userId, isOn });
    if (error) dispatch(showToast({ tone: 'bad', title: errorText(error, 'That was not saved. Please try again.') }));
    return !error;
  };
  const [isOn, toggle] = useToggle(isKept, save);

  return (
    <Tooltip title={isOn ? 'In Favourites' : 'Add to Favourites'}>
      <IconButton
        aria-label={`${name} in Favourites`}
        aria-pressed={isOn}
        disabled={!favourites || !mark}
        onClick={toggle}
        sx={({ vars }) => ({
          color: isOn ? vars.palette.warning.main : vars.palette.text.secondary,
          '& path': isOn ? { fill: 'currentColor' } : {},
        })}
      >
        <StarIcon />
      </IconButton>
    </Tooltip>
  );
}
