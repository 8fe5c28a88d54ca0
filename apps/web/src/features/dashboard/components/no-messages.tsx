import type { Role } from '@crewcall/contracts-core';
import { Card, EmptyState, LinkButton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

/** Conversations are not part of the service yet; this says so, and what works meanwhile. */
export function NoMessages({ role }: { role: Role }): ReactNode {
  const isCompany = role === 'recruiter';
  return (
    <Card>
      <EmptyState
        drawing="chat"
        heading="h2"
        title="No messages yet"
        text={
          isCompany
            ? 'Conversations come in the next release. Until then you can write to an applicant when you answer their application.'
            : 'Conversations come in the next release. Until then, what a company writes to you stands with your application.'
        }
        action={
          <LinkButton
            to={isCompany ? '/dashboard?tab=applications' : '/dashboard?tab=jobs'}
            variant="contained"
            color="inherit"
          >
            {isCompany ? 'See applications' : 'See my applications'}
          </LinkButton>
        }
      />
    </Card>
  );
}
