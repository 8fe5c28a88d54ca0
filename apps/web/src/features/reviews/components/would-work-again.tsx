import { personName } from '@crewcall/contracts-identity';
import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { Card, CardBody, Section, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useWorksAgainQuery } from '../api/reviews.api';

const People = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });

/** Crew who said yes to working again, as the company did: suggested to it, told to no one. */
export function WouldWorkAgain(): ReactNode {
  const { data: people } = useWorksAgainQuery();
  if (!people?.length) return null;
  return (
    <Section title="Would work again">
      <Card>
        <CardBody>
          <p>You both said yes after a booking. Only you see this.</p>
          <People>
            {people.map((person) => (
              <li key={person.user_id}>
                <TextLink to={webRoutes.profileOf.href(person.user_id)}>{personName(person, 'A crew member')}</TextLink>
                {person.title && `, ${person.title}`}
              </li>
            ))}
          </People>
        </CardBody>
      </Card>
    </Section>
  );
}
