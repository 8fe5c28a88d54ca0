import { keepsTicketDocument, ticketKeeping, ticketKinds } from '@crewcall/contracts-bookings';
import type { Ticket } from '@crewcall/contracts-identity';
import { errorText } from '@crewcall/web-data-access';
import { FormDialog, Note, SelectField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useTicketForm } from '../hooks/use-ticket-form';
import { DocumentField } from './document-field';
import { TicketFields } from './ticket-fields';

const kinds = ticketKinds.map((value) => ({ value, label: ticketKeeping[value].name }));

/** Asks for what the chosen kind keeps, and says so first. */
export function TicketDialog({ ticket, onClose }: { ticket: Ticket | null; onClose: () => void }): ReactNode {
  const { values, problems, document, isBusy, error, set, submit, takeOff } = useTicketForm(ticket, onClose);
  const { kind } = values;
  const isVerified = ticket?.state === 'verified';
  return (
    <FormDialog
      title={ticket ? 'Edit ticket' : 'Add a ticket'}
      submitLabel="Save"
      busyLabel="Saving..."
      isBusy={isBusy}
      isIncomplete={document.upload !== null && !document.upload.taken}
      problem={error && errorText(error, 'That was not saved. Please try again.')}
      onRemove={ticket ? () => void takeOff() : undefined}
      removeLabel="Delete"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label="Kind"
        placeholder="Choose one"
        options={kinds}
        value={kind}
        error={problems.kind}
        onChange={set('kind')}
      />
      {kind && <Note>{ticketKeeping[kind].kept}</Note>}
      {isVerified && <Note>It was verified. When you change it, it has to be checked again.</Note>}
      {kind && <TicketFields {...{ ticket, values, problems, set, kind }} />}
      {kind && keepsTicketDocument(kind) && (
        <DocumentField document={document} kept={ticket?.document ?? null} isFixed={isVerified} />
      )}
    </FormDialog>
  );
}
