import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { InvoicePage } from '../../features/invoices';
import { invoicesApi } from '../../features/invoices/api/invoices.api';
import { needsOfOne, once } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs = needsOfOne(({ dispatch, params: { id = '' } }) =>
  dispatch(invoicesApi.endpoints.invoice.initiate(id, once)),
);

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return <SignedInPage>{() => <InvoicePage key={id} id={id} />}</SignedInPage>;
}
