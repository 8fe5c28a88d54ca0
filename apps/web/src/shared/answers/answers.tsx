import { styled } from '@mui/material/styles';
import { type Answer, answerWords, isWanting } from '@crewcall/contracts-jobs';
import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const List = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 6,
  margin: 0,
  maxWidth: '76ch',
  '& dt': { color: vars.palette.text.secondary, fontSize: '.8125rem' },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', margin: 0, overflowWrap: 'anywhere' },
}));

/** What was asked at application and what came back, in the words of then. A yes that was wanted and is missing is marked. */
export function Answers({ answers }: { answers: readonly Answer[] }): ReactNode {
  if (!answers.length) return null;
  return (
    <List>
      {answers.map((answer) => (
        <div key={answer.question_id}>
          <dt>{answer.question}</dt>
          <dd>
            {answerWords(answer)}
            {isWanting(answer) && <Chip tone="warn">Yes wanted</Chip>}
          </dd>
        </div>
      ))}
    </List>
  );
}
