import { keepsTicketDocument } from '@crewcall/contracts-bookings';
import { type Ticket, type TicketField, ticketProblems, ticketTexts } from '@crewcall/contracts-identity';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useRemoveTicketMutation, useSaveTicketMutation, useTakeDocumentMutation } from '../api/tickets.api';
import { ticketRequest, ticketValues, type TicketValues } from '../model/ticket-form';
import { useDocumentUpload } from './use-document-upload';

/** What is typed of a ticket, its document on its way, and the saving of both. */
export function useTicketForm(ticket: Ticket | null, onClose: () => void) {
  const dispatch = useAppDispatch();
  const [values, setValues] = useState(() => ticketValues(ticket));
  const [problems, setProblems] = useState<Partial<Record<TicketField, string>>>({});
  // A new ticket whose document was refused is there already: saving again changes it.
  const [savedId, setSavedId] = useState(ticket?.id ?? null);
  const [save, saving] = useSaveTicketMutation();
  const [remove, removing] = useRemoveTicketMutation();
  const [takeDocument, taking] = useTakeDocumentMutation();
  const document = useDocumentUpload();
  const set = (field: keyof TicketValues) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });

  const done = (title: string): void => {
    dispatch(showToast({ tone: 'good', title }));
    onClose();
  };
  const submit = async (): Promise<void> => {
    const request = ticketRequest(values);
    const found = request ? ticketProblems(request) : [['kind', ticketTexts.kind] as const];
    setProblems(Object.fromEntries(found));
    if (!request || found.length) return;
    const { data: saved } = await save({ id: savedId, ticket: request });
    if (!saved) return;
    setSavedId(saved.id);
    const taken = keepsTicketDocument(saved.kind) ? document.upload?.taken : undefined;
    if (taken && !(await takeDocument({ id: saved.id, ...taken })).data) return document.cancel();
    done(taken ? 'Ticket saved. We will look at the document.' : 'Ticket saved');
  };
  const takeOff = async (): Promise<void> => {
    if (ticket && !('error' in (await remove(ticket.id)))) done('Ticket deleted');
  };
  const busy = [saving, taking, removing];
  const isBusy = busy.some(({ isLoading }) => isLoading);
  const error = busy.find((one) => one.error)?.error;
  return { values, problems, document, isBusy, error, set, submit, takeOff };
}
