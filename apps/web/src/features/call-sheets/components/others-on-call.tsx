import { initialsOf } from '@crewcall/contracts-identity';
import { styled } from '@mui/material/styles';
import type { OtherOnCall } from '@crewcall/contracts-bookings';
import { Avatar, Card, Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const People = styled('ul')(({ theme: { vars } }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    padding: '10px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& small': { display: 'block', color: vars.palette.text.secondary, fontSize: '.8125rem' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}));

/** Who else is booked, by first name; a number only of those who share it. */
export function OthersOnCall({ others }: { others: readonly OtherOnCall[] }): ReactNode {
  if (!others.length) return null;
  return (
    <Section title="On this call">
      <Card>
        <People>
          {others.map(({ first_name, role, call_time, phone }, index) => (
            <li key={index}>
              <Avatar seed={`${first_name}${role}`} initials={initialsOf(first_name ?? role)} size="s" />
              <div>
                <b>{first_name ?? 'Crew member'}</b>
                <small>{[role, call_time ?? 'call time to follow'].join(', ')}</small>
              </div>
              {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
            </li>
          ))}
        </People>
      </Card>
    </Section>
  );
}
