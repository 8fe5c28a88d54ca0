import { screen, waitFor, within } from '@testing-library/react';
import type { Invoice } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { InvoicePage } from './components/invoice-page';
import { InvoicesPage } from './components/invoices-page';
import { buildInvoice } from './invoice.factory';

const crew = buildUser({ id: 'p1', role: 'freelancer' });
const company = buildUser({ id: 'co', role: 'recruiter' });
const draft = buildInvoice({
  state: 'draft',
  number: null,
  issued_on: null,
  due_on: null,
  seller_address: '',
  bank: null,
});

describe('an invoice on its page', () => {
  const shown = (invoice: Invoice) => ({ 'GET /api/invoices/i1': () => answer(invoice) });

  it('is a document with its number, parties, lines, total and where it is paid to [R454]', async () => {
    api(shown(buildInvoice()));
    renderApp(<InvoicePage id="i1" />, { user: company });
    const paper = within(await screen.findByRole('article', { name: 'Invoice PN-2026-0014' }));
    for (const words of ['Priya Nair Sound', 'Northlight', 'PO 4471', 'Work done on 19 Oct 2026.'])
      expect(paper.getByText(words)).toBeVisible();
    expect(paper.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'WhatAmount',
      expect.stringMatching(/^Rigger: Basic.*£320\.00$/) as string,
      expect.stringMatching(/^Total.*£320\.00$/) as string,
    ]);
    expect(paper.getByText('P Nair, sort code 20-00-00, account 55779911')).toBeVisible();
    expect(paper.queryByText(/VAT/)).not.toBeInTheDocument();
  });

  it('has net, VAT and gross for each rate of VAT [R454]', async () => {
    const [line] = buildInvoice().lines;
    const vat = [
      { rate: 'standard' as const, net_pence: 32_000, vat_pence: 6_400, gross_pence: 38_400 },
      { rate: 'exempt' as const, net_pence: 1_000, vat_pence: 0, gross_pence: 1_000 },
    ];
    const lines = line
      ? [
          { ...line, vat: 'standard' as const },
          { ...line, vat: 'exempt' as const, pence: 1_000 },
        ]
      : [];
    const sums = { net_pence: 33_000, vat_pence: 6_400, gross_pence: 39_400 };
    api(shown(buildInvoice({ ...sums, lines, vat, vat_number: '123456782' })));
    renderApp(<InvoicePage id="i1" />, { user: company });
    const paper = within(await screen.findByRole('article'));
    expect(
      paper
        .getAllByRole('row')
        .slice(-5)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Net£330.00',
      'VAT 20 % on £320.00, with it £384.00£64.00',
      'Exempt from VAT on £10.00, with it £10.00£0.00',
      'VAT£64.00',
      'Total£394.00',
    ]);
  });

  it('warns the company of bank details that changed, and that it is overdue [R457] [R458]', async () => {
    api(shown(buildInvoice({ bank_changed_on: '2026-11-20', is_overdue: true })));
    renderApp(<InvoicePage id="i1" />, { user: company });
    expect(await screen.findByText('Bank details changed on 20 Nov.')).toBeVisible();
    expect(screen.getByText(/Check by phone before paying\./)).toBeVisible();
    expect(screen.getByText(/^Overdue by \d+ days?: it was to be paid by 4 Nov 2026\.$/)).toBeVisible();
  });

  it('is marked as paid on a day by the company, not before its issue and not ahead [R458]', async () => {
    const service = { invoice: buildInvoice() };
    const asked = api({
      'GET /api/invoices/i1': () => answer(service.invoice),
      'PUT /api/invoices/i1/mark': () =>
        answer((service.invoice = { ...service.invoice, state: 'paid', paid_on: '2026-10-25' })),
    });
    const { person } = renderApp(<InvoicePage id="i1" />, { user: company });
    await person.click(await screen.findByRole('button', { name: 'Paid on' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paid on: PN-2026-0014' }));
    const day = dialog.getByLabelText('The day on which you paid');
    for (const wrong of ['2026-10-20', '2099-01-01']) {
      await person.clear(day);
      await person.type(day, wrong);
      expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    }
    await person.clear(day);
    await person.type(day, '2026-10-25');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Marked as paid on 25 Oct 2026.')).toBeVisible();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ mark: 'paid', on: '2026-10-25' });
    expect(screen.queryByRole('button', { name: 'Paid on' })).not.toBeInTheDocument();
  });

  it('that is overdue has a reminder for its seller, who can also take it back whole [R452] [R458]', async () => {
    api(shown(buildInvoice({ is_overdue: true })));
    const { person } = renderApp(<InvoicePage id="i1" />, { user: crew });
    expect(
      await screen.findByText(/^Hello, my invoice PN-2026-0014 for £320\.00 was due on 4 Nov 2026\./),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Credit note' }));
    expect(await screen.findByRole('dialog', { name: 'Credit PN-2026-0014 whole?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Paid on' })).not.toBeInTheDocument();
  });

  it('asks for what is missing before a draft is issued, and sends nothing [R454]', async () => {
    const asked = api(shown(draft));
    const { person } = renderApp(<InvoicePage id="i1" />, { user: crew });
    await person.click(await screen.findByRole('button', { name: 'Issue' }));
    expect(screen.getByLabelText('Your address')).toBeInvalid();
    expect(await screen.findByText(/^Something is missing above: /)).toBeVisible();
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('has VAT by the line while it is typed, and none without a right number [R455]', async () => {
    api(shown({ ...draft, seller_address: '14 Chapel Street' }));
    const { person } = renderApp(<InvoicePage id="i1" />, { user: crew });
    await person.click(await screen.findByLabelText('I charge VAT'));
    expect(screen.getByRole('table')).toHaveTextContent('£384.00');
    await person.selectOptions(screen.getByLabelText('Rigger: Basic, £320.00'), 'Exempt');
    expect(screen.getByRole('table')).toHaveTextContent('Exempt from VAT on £320.00');
    await person.type(screen.getByLabelText('VAT number'), 'GB123456783');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('VAT number')).toBeInvalid();
  });
});

describe('a draft that is issued', () => {
  const outdated = 'Hours in this draft were corrected since. Delete the draft and make it again.';

  /** Every save is a version more; the page asks for the draft again while the issue is under way. */
  async function issued(issue: (kept: { invoice: Invoice }) => Response | Promise<Response>) {
    const kept = { invoice: { ...draft, seller_address: '14 Chapel Street' } };
    const asked = api({
      'GET /api/invoices/i1': () => answer(kept.invoice),
      'PUT /api/invoices/i1': () => answer((kept.invoice = { ...kept.invoice, version: kept.invoice.version + 1 })),
      'PUT /api/invoices/i1/issue': () => issue(kept),
    });
    const { person } = renderApp(<InvoicePage id="i1" />, { user: crew });
    await person.click(await screen.findByRole('button', { name: 'Issue' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Issue this invoice/ }));
    await person.click(dialog.getByRole('button', { name: 'Issue' }));
    await waitFor(() => expect(asked.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
    return { asked, person };
  }

  it('says why that failed, though the save before it was a new version [R454]', async () => {
    const { asked, person } = await issued(() => refuse(409, outdated, 'INVOICE_OUTDATED'));
    expect(await screen.findByText(outdated)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.type(screen.getByLabelText(/^PO number/), '9');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(outdated)).not.toBeInTheDocument());
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      expect.objectContaining({ version: 3, po_number: '4471' }),
      { version: 4 },
      expect.objectContaining({ version: 4, po_number: '44719' }),
    ]);
  });

  it('stays behind its question until the answer is there', async () => {
    let fail = (_answer: Response): void => undefined;
    await issued(() => new Promise<Response>((resolve) => (fail = resolve)));
    expect(await screen.findByRole('button', { name: 'Issuing...' })).toBeDisabled();
    fail(refuse(400, outdated));
    expect(await screen.findByText(outdated)).toBeVisible();
  });

  it('has what was saved of it elsewhere', async () => {
    await issued((kept) => {
      kept.invoice = { ...kept.invoice, version: 9, po_number: '5000' };
      return refuse(409, 'It was changed meanwhile.', 'INVOICE_MOVED');
    });
    expect(await screen.findByText('It was changed meanwhile.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^PO number/)).toHaveValue('5000'));
  });
});

describe('the list of invoices', () => {
  it('says of each who, how much, and that it is overdue [R458]', async () => {
    api({ 'GET /api/invoices': () => answer([buildInvoice({ is_overdue: true })], { total: 1 }) });
    renderApp(<InvoicesPage side="recruiter" />, { user: company });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Overdue')).toBeVisible();
    expect(row.getByText('From Priya Nair Sound')).toBeVisible();
    expect(row.getByText('£320.00')).toBeVisible();
    expect(row.getByRole('link', { name: 'PN-2026-0014' })).toHaveAttribute('href', '/invoices/i1');
  });

  it('leads from a page that was emptied to the last one, and does not say that there is none', async () => {
    api({
      'GET /api/invoices': ({ query }) => answer(query['page'] === '1' ? [buildInvoice()] : [], { total: 1 }),
    });
    const { address } = renderApp(<InvoicesPage side="recruiter" />, { user: company, at: '/invoices?page=3' });
    const said = jest.fn();
    const seen = new MutationObserver(() => screen.queryByText('Nothing in “To be paid”') && said());
    seen.observe(document.body, { childList: true, subtree: true });
    expect(await screen.findByRole('listitem')).toHaveTextContent('PN-2026-0014');
    seen.disconnect();
    expect(said).not.toHaveBeenCalled();
    expect(address()).toBe('/invoices?page=1');
  });

  it('says where there is none, and that it could not be loaded', async () => {
    const service = { isDown: true };
    api({
      'GET /api/invoices': () => (service.isDown ? refuse(500, 'Down') : answer([])),
      'GET /api/invoices/ready': () => answer([]),
    });
    const { person } = renderApp(<InvoicesPage side="freelancer" />, { user: crew });
    const again = await screen.findByRole('button', { name: /Retry|Try again/ });
    service.isDown = false;
    await person.click(again);
    await waitFor(() => expect(screen.getByText('Nothing in “To be paid”')).toBeVisible());
  });
});
