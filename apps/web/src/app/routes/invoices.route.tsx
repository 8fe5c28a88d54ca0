import type { ReactNode } from 'react';
import { InvoicesPage } from '../../features/invoices';
import { invoicesApi } from '../../features/invoices/api/invoices.api';
import { invoicesSideOf, readInvoicesAddress } from '../../features/invoices/hooks/use-invoices-address';
import { once, type Needs } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = ({ dispatch, user, search }) => {
  const side = invoicesSideOf(user?.role);
  return side
    ? dispatch(invoicesApi.endpoints.invoices.initiate(readInvoicesAddress(search, side).query, once))
    : undefined;
};

export function Component(): ReactNode {
  return (
    <SignedInPage title="Invoices" roles={['freelancer', 'recruiter']}>
      {({ role }) => {
        const side = invoicesSideOf(role);
        return side && <InvoicesPage side={side} />;
      }}
    </SignedInPage>
  );
}
