import IconButton from '@mui/material/IconButton';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { StarIcon, Tooltip } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useCrewListsQuery, useCrewMarksQuery, usePutOnListMutation } from '../api/crew-lists.api';

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
  const [put, { isLoading }] = usePutOnListMutation();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const favourites = lists?.find(({ is_favourites }) => is_favourites);
  const mark = marks?.find(({ user_id }) => user_id === userId);
  const isKept = Boolean(favourites && mark?.list_ids.includes(favourites.id));
  const isOn = isLoading && pressed !== null ? pressed : isKept;

  const toggle = async (): Promise<void> => {
    if (!favourites || isLoading) return;
    setPressed(!isOn);
    const { error } = await put({ listId: favourites.id, userId, isOn: !isOn });
    if (error) dispatch(showToast({ tone: 'bad', title: errorText(error, 'That was not saved. Please try again.') }));
  };

  return (
    <Tooltip title={isOn ? 'In Favourites' : 'Add to Favourites'}>
      <IconButton
        aria-label={`${name} in Favourites`}
        aria-pressed={isOn}
        disabled={!favourites || !mark}
        onClick={() => void toggle()}
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
