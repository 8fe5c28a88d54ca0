import { initialsOf, personName } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CheckedAvailability, ListedPerson } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Avatar, Chip, ChipList, phone, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FreeMarks } from '../../../shared/availability';
import { usePutOnListMutation } from '../api/crew-lists.api';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto) auto',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0 },
  [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& > .days, & > .act': { gridColumn: 2 } },
}));

interface ListedRowProps {
  listId: string;
  person: ListedPerson;
  /** Of the chosen days; undefined where none are. */
  checked: CheckedAvailability | undefined;
}

export function ListedRow({ listId, person, checked }: ListedRowProps): ReactNode {
  const { user_id, title, is_here, tags, together } = person;
  const name = personName(person, 'No longer on CrewCall');
  return (
    <Row>
      <Avatar seed={user_id} initials={initialsOf(personName(person))} size="m" />
      <div>
        <Typography variant="h5" component="h3">
          {is_here ? <TextLink to={webRoutes.profileOf.href(user_id)}>{name}</TextLink> : name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {is_here ? (title ?? 'Event Professional') : 'Not to be found on CrewCall now.'}
          {together > 0 && `, worked with you ${together === 1 ? 'once' : `${together} times`}`}
        </Typography>
        <ChipList>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ChipList>
      </div>
      <div className="days">
        {checked?.is_shared && <FreeMarks marks={checked.days} />}
        {checked && !checked.is_shared && <Chip tone="line">Calendar not shared</Chip>}
      </div>
      <TakeOff {...{ listId, name }} userId={user_id} />
    </Row>
  );
}

/** At once, and back with one press: nothing that was kept is lost by it. */
function TakeOff({ listId, userId, name }: { listId: string; userId: string; name: string }): ReactNode {
  const dispatch = useAppDispatch();
  const [put, { isLoading }] = usePutOnListMutation();
  const takeOff = async (): Promise<void> => {
    const { error } = await put({ listId, userId, isOn: false });
    if (error) dispatch(showToast({ tone: 'bad', title: errorText(error, 'That was not saved. Please try again.') }));
  };
  return (
    <Button
      className="act"
      size="small"
      variant="outlined"
      disabled={isLoading}
      aria-label={`Take ${name} off this list`}
      onClick={() => void takeOff()}
    >
      Take off
    </Button>
  );
}
