import { personName } from '@crewcall/contracts-identity';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CrewAgainPerson } from '@crewcall/contracts-bookings';
import { CheckField, Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FreeMarks } from '../../../shared/availability';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 12px',
  borderTop: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));

interface CrewAgainPeopleProps {
  people: readonly CrewAgainPerson[];
  isAsked: (person: CrewAgainPerson) => boolean;
  onToggle: (person: CrewAgainPerson) => void;
}

const nameOf = (person: CrewAgainPerson): string => personName(person, 'No longer on CrewCall');

/** The crew of a past job by role, with a mark for each new day. */
export function CrewAgainPeople({ people, isAsked, onToggle }: CrewAgainPeopleProps): ReactNode {
  const roles = [...new Map(people.map(({ role_id, role_name }) => [role_id, role_name]))];
  return roles.map(([roleId, role]) => (
    <div key={roleId}>
      <Typography variant="h5" component="h3">
        {role}
      </Typography>
      <ul aria-label={role}>
        {people
          .filter(({ role_id }) => role_id === roleId)
          .map((person) => (
            <Row key={person.user_id}>
              <CheckField
                label={nameOf(person)}
                checked={isAsked(person)}
                disabled={!person.is_here}
                onChange={() => onToggle(person)}
              />
              <Known {...{ person }} />
            </Row>
          ))}
      </ul>
    </div>
  ));
}

function Known({ person }: { person: CrewAgainPerson }): ReactNode {
  const { is_here, is_shared, days, first_name } = person;
  if (!is_here) return first_name && <Chip tone="line">Not to be found now</Chip>;
  return is_shared ? <FreeMarks marks={days} /> : <Chip tone="line">Calendar not shared</Chip>;
}
