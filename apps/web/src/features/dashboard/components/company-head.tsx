import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { type CompanyProfile, companyTypeLabels, displayNameOf, initialsOf } from '@crewcall/contracts-identity';
import { type SessionUser } from '@crewcall/web-data-access';
import { Avatar, LinkButton, PageHead, phone, PlusIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Row = styled('div')({
  display: 'flex',
  gap: 12,
  '& > :first-of-type': { marginTop: 4 },
  '& > :last-child': { flex: 1, minWidth: 0 },
});
/** At a desk the header has this button already. */
const PhoneOnly = styled('span')({ display: 'none', [phone]: { display: 'inline' } });

interface CompanyHeadProps {
  user: SessionUser;
  company: CompanyProfile | undefined;
  /** Whether what is below has the way to post a job. */
  hasPost: boolean;
}

/** The company's name over its dashboard, with what it is and where. */
export function CompanyHead({ user, company, hasPost }: CompanyHeadProps): ReactNode {
  const about = [company?.company_type && companyTypeLabels[company.company_type], company?.location]
    .filter(Boolean)
    .join(', ');
  return (
    <Row>
      <Avatar seed={user.id} initials={initialsOf(displayNameOf(user))} src={company?.company_logo_url} isCompany />
      <PageHead
        title={displayNameOf(user)}
        lede={about || undefined}
        actions={
          !hasPost && (
            <PhoneOnly>
              <LinkButton
                to={webRoutes.dashboard.href({ tab: 'jobs', action: 'post' })}
                variant="outlined"
                startIcon={<PlusIcon />}
              >
                Post New Job
              </LinkButton>
            </PhoneOnly>
          )
        }
      />
    </Row>
  );
}
