import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { dayWords, type StillOn, type StillOnAnswer } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useAnswerStillOnMutation } from '../api/call-sheets.api';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });
const said = {
  yes: 'You said yes. If that changes, say so here.',
  problem: 'The company has been told that there is a problem. Write to them, or cancel the booking.',
} as const;
const labels: readonly [StillOnAnswer, string][] = [
  ['yes', 'Yes'],
  ['problem', 'There is a problem'],
];

interface StillOnQuestionProps {
  callId: string;
  day: string;
  stillOn: StillOn;
}

/** Asked two days before a call; the answer can be changed. */
export function StillOnQuestion({ callId, day, stillOn: { answer } }: StillOnQuestionProps): ReactNode {
  const [send, { isLoading, error }] = useAnswerStillOnMutation();
  return (
    <Note tone={answer === 'yes' ? 'good' : 'warn'} title={`Still on for ${dayWords(day)}?`}>
      {answer && said[answer]}
      {error && <p role="alert">{errorText(error, 'That was not sent. Please try again.')}</p>}
      <Row className="screen-only">
        {labels
          .filter(([value]) => value !== answer)
          .map(([value, label]) => (
            <Button
              key={value}
              variant={value === 'yes' ? 'contained' : 'outlined'}
              color="inherit"
              disabled={isLoading}
              onClick={() => void send({ callId, answer: value })}
            >
              {label}
            </Button>
          ))}
      </Row>
    </Note>
  );
}
