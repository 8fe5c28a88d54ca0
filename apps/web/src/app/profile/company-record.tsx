import type { ReactNode } from 'react';
import { DaysToPay } from '../../features/invoices/components/days-to-pay';
import { CompanyFigures } from '../../features/jobs/components/company-figures';

/** What a company's jobs and invoices say of it. */
export function CompanyRecord({ userId }: { userId: string }): ReactNode {
  return (
    <>
      <CompanyFigures userId={userId} />
      <DaysToPay companyId={userId} isInset />
    </>
  );
}
