import Button from '@mui/material/Button';
import { type CallSheet, dayWords, momentWords, type SheetDesk, type SheetReceipt } from '@crewcall/contracts-bookings';
import { initialsOf } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Avatar, Card, CardBody, Chip, ChecksIcon, Note, Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { DoneBar } from '../../../shared/progress';
import { useNow } from '../../../shared/time';
import { useRemindOfSheetMutation } from '../api/call-sheets.api';
import { receiptWords } from '../model/sheet-labels';
import { PeopleList } from './people-list';

const NEAR_MS = 24 * 3_600_000;

/** Who on the call has said that they read the sheet, and how the rest are reached. */
export function ReadyBoard({ sheet, desk }: { sheet: CallSheet; desk: SheetDesk }): ReactNode {
  const { draft, receipts } = desk;
  const isNear = new Date(sheet.from).getTime() - useNow() <= NEAR_MS;
  const ready = receipts.filter(({ state }) => state === 'acknowledged').length;
  return (
    <Section title={`Ready for ${dayWords(draft.starts_on)}`}>
      <Card>
        <CardBody>
          {receipts.length === 0 ? (
            <p>No one is booked on this call yet.</p>
          ) : (
            <b>
              {ready} of {receipts.length} acknowledged{sheet.version !== null && ` version ${sheet.version}`}
            </b>
          )}
          {receipts.length > 0 && sheet.version !== null && (
            <>
              <DoneBar done={ready} all={receipts.length} />
              {ready < receipts.length && <Remind {...{ sheet, desk }} rest={receipts.length - ready} />}
            </>
          )}
        </CardBody>
        <PeopleList>
          {receipts.map((receipt) => (
            <Person
              key={receipt.user_id}
              {...{ receipt, isNear }}
              version={sheet.version ?? 0}
              callTime={draft.starts_at}
            />
          ))}
        </PeopleList>
      </Card>
    </Section>
  );
}

/** What the person said two days before; no answer stands out in the last day. */
function StillOnChip({ receipt: { still_on }, isNear }: Pick<PersonProps, 'receipt' | 'isNear'>): ReactNode {
  if (!still_on) return null;
  if (still_on.answer === 'problem') return <Chip tone="bad">There is a problem</Chip>;
  if (still_on.answer === 'yes') return <Chip tone="good">Still on</Chip>;
  return isNear && <Chip tone="warn">No answer to ‘Still on?’</Chip>;
}

interface PersonProps {
  receipt: SheetReceipt;
  version: number;
  callTime: string | null;
  /** A day or less before the call. */
  isNear: boolean;
}

function Person({ receipt, version, callTime, isNear }: PersonProps): ReactNode {
  const { words, tone } = receiptWords(receipt, version, useNow());
  const name = receipt.name ?? 'Crew member';
  const isMissing = receipt.state !== 'acknowledged';
  return (
    <li>
      <Avatar seed={receipt.user_id} initials={initialsOf(name)} size="s" />
      <div>
        <b>{name}</b>
        <small>{[receipt.role, callTime ? `call ${callTime}` : 'call time to follow'].join(', ')}</small>
        <StillOnChip {...{ receipt, isNear }} />
        {isMissing && receipt.phone && <a href={`tel:${receipt.phone.replace(/[^+\d]/g, '')}`}>{receipt.phone}</a>}
      </div>
      <Chip tone={tone} icon={!isMissing && <ChecksIcon />}>
        {words}
      </Chip>
    </li>
  );
}

interface RemindProps {
  sheet: CallSheet;
  desk: SheetDesk;
  rest: number;
}

function Remind({ sheet, desk: { remind_after }, rest }: RemindProps): ReactNode {
  const dispatch = useAppDispatch();
  const now = useNow();
  const [remind, { isLoading, error }] = useRemindOfSheetMutation();
  const waits = remind_after !== null && new Date(remind_after).getTime() > now;
  const send = async (): Promise<void> => {
    const { data } = await remind(sheet.call_id);
    if (data) dispatch(showToast({ tone: 'good', title: `Reminded ${data.reminded}` }));
  };
  return (
    <>
      <Button variant="outlined" disabled={isLoading || waits} onClick={() => void send()}>
        {isLoading ? 'Reminding...' : `Remind the other ${rest}`}
      </Button>
      {waits && <small>You can remind them again from {momentWords(new Date(remind_after))}.</small>}
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not sent. Please try again.')}
        </Note>
      )}
    </>
  );
}
