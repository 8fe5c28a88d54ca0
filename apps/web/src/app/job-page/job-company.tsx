import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { webRoutes } from '@crewcall/contracts-core';
import { companyTypeLabels, initialsOf } from '@crewcall/contracts-identity';
import type { CompanyRecord, Job } from '@crewcall/contracts-jobs';
import { Avatar, Card, CardBody, ImageIcon, Section, TextLink, VerifiedBadge } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCompanyRecordQuery } from '../../features/jobs/api/jobs.api';
import { CompanyFigures } from '../../features/jobs/components/company-figures';
import { DaysToPay } from '../../features/invoices/components/days-to-pay';
import { useCompanyQuery } from '../../features/profile';

const Head = styled('div')({ display: 'flex', gap: 14, alignItems: 'flex-start', '& > div': { minWidth: 0 } });
const About = styled('p')(({ theme: { vars } }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
}));

const Line = styled('div')(({ theme: { vars } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:empty': { display: 'none' },
}));

/** Whom a crew member would work for, as far as it is known; a company of CrewCall only. */
export function JobCompany({ job: { recruiter_id: id, company: name } }: { job: Job }): ReactNode {
  const { data: company } = useCompanyQuery(id ?? skipToken);
  const { data: record } = useCompanyRecordQuery(id ?? skipToken);
  if (!id) return null;
  const about = [company?.company_type && companyTypeLabels[company.company_type], company?.location];
  return (
    <Section title="The company">
      <Card>
        <CardBody>
          <Head>
            <Avatar
              seed={id}
              initials={initialsOf(name)}
              src={company?.company_logo_url}
              placeholder={<ImageIcon />}
              size="l"
              isCompany
            />
            <div>
              <Typography variant="h4" component="h3">
                <TextLink to={webRoutes.profileOf.href(id)} color="inherit">
                  {name}
                </TextLink>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {about.filter(Boolean).join(', ')}
              </Typography>
              {company?.email_verified && <VerifiedBadge isSpelt />}
            </div>
          </Head>
          {company?.description && <About>{company.description}</About>}
          <TextLink to={webRoutes.profileOf.href(id)}>{openJobsLabel(record)}</TextLink>
        </CardBody>
        <Line>
          <CompanyFigures userId={id} />
          <DaysToPay companyId={id} isInset />
        </Line>
      </Card>
    </Section>
  );
}

function openJobsLabel(record: CompanyRecord | undefined): string {
  if (!record || record.open_jobs === 0) return 'About the company';
  return record.open_jobs === 1 ? 'Their open job' : `Their ${record.open_jobs} open jobs`;
}
