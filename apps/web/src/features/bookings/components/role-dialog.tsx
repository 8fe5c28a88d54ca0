import { roleLimits, type Span } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { CheckField, FieldNote, FormDialog, Note, TextField } from '@crewcall/web-ui';
import { useId, useState, type ReactNode } from 'react';
import { estimateOf, roleProblemsOf, type RoleProblems, type RoleValues } from '../model/role-values';
import { Pair } from './call-fields';
import { CancelReason } from './cancel-reason';
import { EstimateLines } from './estimate-lines';
import { RoleKitFields } from './role-kit';
import { TicketNeedFields } from './ticket-need-fields';
import { TermsFields } from './terms-fields';

/** A call that the role may work. */
export interface CallChoice {
  key: string;
  label: string;
  span: Span | null;
}

export interface RoleDialogProps {
  start: RoleValues;
  isNew: boolean;
  calls: readonly CallChoice[];
  isBusy?: boolean;
  problem?: string | null;
  /** Fewer positions than pencils: saving these once more releases the lowest ranks. */
  askedAbout?: RoleValues | null;
  /** People are booked on a call that goes: they read why. */
  why?: { reason: string; onChange: (reason: string) => void } | null;
  onSave: (values: RoleValues) => void;
  onRemove?: () => void;
  onClose: () => void;
}

export function RoleDialog(props: RoleDialogProps): ReactNode {
  const { start, isNew, calls, isBusy = false, problem = null, askedAbout = null, why = null } = props;
  const { onSave, onRemove, onClose } = props;
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<RoleProblems>({});
  // A yes is for what was asked about, and for no other figures.
  const asksToRelease = askedAbout === values;
  const set = (changes: Partial<RoleValues>): void => setValues((before) => ({ ...before, ...changes }));
  const submit = (): void => {
    const found = roleProblemsOf(values);
    setProblems(found);
    if (!Object.keys(found).length) onSave(values);
  };
  const asked = dropsCall(start, values, calls) ? why : null;
  const worked = calls.filter(({ key }) => values.calls?.includes(key) ?? true);
  const estimate = estimateOf(
    values.terms,
    worked.flatMap(({ span }) => span ?? []),
  );
  return (
    <FormDialog
      title={isNew ? 'Add role' : 'Edit role'}
      submitLabel={isNew ? 'Add role' : saveLabel(asksToRelease)}
      busyLabel="Saving..."
      isQuestion={asksToRelease}
      isIncomplete={asked !== null && !asked.reason.trim()}
      problem={askedAbout && !asksToRelease ? null : problem}
      {...{ isBusy, onRemove, onClose }}
      onSubmit={submit}
    >
      <Pair>
        <TextField
          label="Role"
          placeholder="FOH Sound Engineer"
          value={values.name}
          error={problems.name}
          input={{ maxLength: unitsOf(roleLimits.name) }}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label="Positions"
          type="number"
          value={values.positions}
          error={problems.positions}
          input={{ inputMode: 'numeric', min: 1, max: roleLimits.positions }}
          onChange={({ target }) => set({ positions: target.value })}
        />
      </Pair>
      {calls.length > 1 && (
        <CallChoices {...{ calls, set }} chosen={values.calls} problem={problems.calls}>
          {!isNew && <AddedNote {...{ calls }} chosen={values.calls} before={start.calls} />}
          {asked && <CancelReason booked="People are booked on a call that goes." {...asked} />}
        </CallChoices>
      )}
      <TermsFields {...{ problems }} values={values.terms} onChange={(terms) => set({ terms })} />
      <RoleKitFields kit={values.kit} problem={problems.kit} onChange={(kit) => set({ kit })} />
      <TicketNeedFields values={values.tickets} problem={problems.tickets} onChange={(tickets) => set({ tickets })} />
      <CheckField
        label="Confirm the next pencil by itself when a rank falls free"
        checked={values.confirmsNext}
        onChange={({ target }) => set({ confirmsNext: target.checked })}
      />
      {estimate && <EstimateLines pay={estimate.pay} label="Estimate for one" />}
      <p>One hour gets one factor, the highest. What these are based on are habits of the trade, not an agreement’s.</p>
    </FormDialog>
  );
}

const saveLabel = (asksToRelease: boolean): string => (asksToRelease ? 'Release and save' : 'Save');

const dropsCall = (start: RoleValues, values: RoleValues, calls: readonly CallChoice[]): boolean =>
  (start.calls ?? calls.map(({ key }) => key)).some((key) => !(values.calls?.includes(key) ?? true));

interface CallChoicesProps {
  calls: readonly CallChoice[];
  chosen: string[] | null;
  problem: string | undefined;
  set: (changes: Pick<RoleValues, 'calls'>) => void;
  children: ReactNode;
}

function CallChoices({ calls, chosen, problem, set, children }: CallChoicesProps): ReactNode {
  const id = useId();
  const keys = calls.map(({ key }) => key);
  const toggle = (key: string): void => {
    const now = chosen ?? keys;
    const next = keys.filter((other) => now.includes(other) !== (other === key));
    set({ calls: next.length === keys.length ? null : next });
  };
  return (
    <div role="group" aria-labelledby={id}>
      <b id={id}>Works</b>
      {calls.map(({ key, label }) => (
        <CheckField key={key} label={label} checked={chosen?.includes(key) ?? true} onChange={() => toggle(key)} />
      ))}
      <FieldNote id={`${id}-note`} error={problem} />
      {children}
    </div>
  );
}

interface AddedNoteProps {
  calls: readonly CallChoice[];
  chosen: string[] | null;
  before: string[] | null;
}

/** Whom a call that is ticked now does not reach: they agreed to others, or were asked for others. */
function AddedNote({ calls, chosen, before }: AddedNoteProps): ReactNode {
  const added = calls.filter(({ key }) => (chosen?.includes(key) ?? true) && before && !before.includes(key));
  if (!added.length) return null;
  return (
    <Note>
      {added.map(({ label }) => label).join(', ')}: for those you ask from now on. Whoever is booked, pencilled or asked
      already keeps the calls they know, and is not told.
    </Note>
  );
}
