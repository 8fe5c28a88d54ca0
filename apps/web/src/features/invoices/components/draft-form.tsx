import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Invoice, payWords, vatRateNames, type VatRate, vatRates } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Card, CardBody, CardFoot, ConfirmDialog, Note, Section, SelectField, Stack } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueInvoiceMutation, useRemoveInvoiceMutation, useSaveInvoiceMutation } from '../api/invoices.api';
import { type DraftProblems, draftProblems, draftValuesOf, previewOf, requestOf } from '../model/draft-values';
import { DraftFields } from './draft-fields';
import { LinesTable, Sheet } from './invoice-paper';

const Rates = styled('div')({ display: 'grid', gap: 12 });
const rateOptions = vatRates.map((value) => ({ value, label: vatRateNames[value] }));

/** What its seller writes on a draft, until it is issued. */
export function DraftForm({ draft }: { draft: Invoice }): ReactNode {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [known, setKnown] = useState(draft);
  const [values, setValues] = useState(() => draftValuesOf(draft));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [asking, setAsking] = useState<'issue' | 'remove' | null>(null);
  const [save, saving] = useSaveInvoiceMutation();
  const [issue, issuing] = useIssueInvoiceMutation();
  const [remove, removing] = useRemoveInvoiceMutation();
  const isBusy = saving.isLoading || issuing.isLoading || removing.isLoading;
  const error = saving.error ?? issuing.error ?? removing.error;
  const preview = previewOf(draft, values);
  const take = (next: Invoice): void => {
    setKnown(next);
    // What is typed meanwhile stays.
    setValues((now) => (now === values ? draftValuesOf(next) : now));
  };
  // Saved elsewhere: in another window.
  if (!isBusy && draft.version > known.version) take(draft);

  const isFine = (isToIssue: boolean): boolean => {
    const found = draftProblems(values, isToIssue);
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  const saved = async (): Promise<Invoice | undefined> => {
    issuing.reset();
    const { data } = await save({ id: draft.id, ...requestOf(values, known.version) });
    if (data) take(data);
    return data;
  };
  const keep = async (): Promise<void> => {
    if (isFine(false) && (await saved())) dispatch(showToast({ tone: 'good', title: 'Draft saved' }));
  };
  const send = async (): Promise<void> => {
    const kept = await saved();
    const { data } = kept ? await issue({ id: kept.id, version: kept.version }) : {};
    setAsking(null);
    if (data) dispatch(showToast({ tone: 'good', title: `Issued as ${data.number}` }));
  };
  const throwAway = async (): Promise<void> => {
    const { error: failed } = await remove(draft.id);
    setAsking(null);
    if (!failed) void navigate(webRoutes.invoices.href());
  };
  const setRate = (at: number, rate: VatRate): void =>
    setValues({ ...values, rates: values.rates.map((one, index) => (index === at ? rate : one)) });

  return (
    <Stack>
      <Card>
        <CardBody>
          <DraftFields values={values} problems={problems} onChange={(some) => setValues({ ...values, ...some })} />
        </CardBody>
      </Card>
      <Section title="Lines">
        <Card>
          {values.hasVat && (
            <CardBody>
              <Rates role="group" aria-label="VAT of each line">
                {preview.lines.map((line, at) => (
                  <SelectField
                    key={at}
                    label={`${line.what}, ${payWords(line.pence)}`}
                    options={rateOptions}
                    value={values.rates[at]}
                    onChange={({ target }) => setRate(at, target.value as VatRate)}
                  />
                ))}
              </Rates>
            </CardBody>
          )}
          <Sheet>
            <LinesTable invoice={preview} />
          </Sheet>
          <CardFoot>
            {error && (
              <Note tone="bad" isAlert>
                {errorText(error, 'That was not done. Please try again.')}
              </Note>
            )}
            {Object.keys(problems).length > 0 && (
              <Note tone="bad" isAlert>
                Something is missing above: {Object.values(problems)[0]}
              </Note>
            )}
            <Button color="error" variant="text" disabled={isBusy} onClick={() => setAsking('remove')}>
              Delete draft
            </Button>
            <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void keep()}>
              {saving.isLoading ? 'Saving...' : 'Save'}
            </Button>
            <Button variant="contained" disabled={isBusy} onClick={() => isFine(true) && setAsking('issue')}>
              Issue
            </Button>
          </CardFoot>
        </Card>
      </Section>
      <ConfirmDialog
        open={asking === 'issue'}
        title={`Issue this invoice for ${payWords(preview.gross_pence)}?`}
        confirmLabel="Issue"
        busyLabel="Issuing..."
        isBusy={isBusy}
        isDestructive={false}
        onConfirm={() => void send()}
        onClose={() => setAsking(null)}
      >
        It gets its number and goes to {values.buyer_name}. After that it cannot be changed; a mistake is taken back
        with a credit note.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        title="Delete this draft?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isBusy={isBusy}
        onConfirm={() => void throwAway()}
        onClose={() => setAsking(null)}
      >
        The hours and expenses on it can be put in another invoice.
      </ConfirmDialog>
    </Stack>
  );
}
