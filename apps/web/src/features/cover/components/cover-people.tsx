import { styled } from '@mui/material/styles';
import type { CandidateState, RescueCandidate } from '@crewcall/contracts-bookings';
import { Card, CheckField, Chip, type ChipTone, Note, Section, Stack, VisuallyHidden } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { candidateStateWords, isWaiting, nameOf } from '../model/candidate-labels';
import { RankingWords } from './ranking-words';

const Person = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px 16px',
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  '& p': { color: vars.palette.text.secondary, fontSize: '.875rem' },
}));
const Grow = styled('div')({ flex: '1 1 220px', minWidth: 0 });
const Points = styled('span')({ marginLeft: 'auto', fontSize: '.875rem', fontVariantNumeric: 'tabular-nums' });
/** Beside the name, which stands in a line with the reasons below it. */
const Place = styled('span')(({ theme: { vars } }) => ({
  alignSelf: 'flex-start',
  minWidth: '1.25rem',
  color: vars.palette.text.hint,
  fontVariantNumeric: 'tabular-nums',
}));

const tones: Partial<Record<CandidateState, ChipTone>> = {
  accepted: 'good',
  declined: 'bad',
  seen: 'info',
  asked: 'info',
};

interface CoverPeopleProps {
  title: string;
  people: readonly RescueCandidate[];
  /** Takes all who are left out after one was left out or taken back in. */
  onLeaveOut?: (ids: string[]) => void;
  problem?: string | undefined;
}

/** Who is asked, in order, each with the reasons and with what became of it. */
export function CoverPeople({ title, people, onLeaveOut, problem }: CoverPeopleProps): ReactNode {
  const out = people.filter(({ state }) => state === 'left_out').map(({ freelancer_id }) => freelancer_id);
  const toggle = (id: string): void => onLeaveOut?.(out.includes(id) ? out.filter((one) => one !== id) : [...out, id]);
  return (
    <Section title={title} count={people.length}>
      <Stack sx={{ gap: '12px' }}>
        {problem && (
          <Note tone="bad" isAlert>
            {problem}
          </Note>
        )}
        <Card>
          <ol>
            {people.map((person, index) => (
              <Person key={person.freelancer_id}>
                <Place aria-hidden="true">{index + 1}</Place>
                <Grow>
                  <strong>{nameOf(person)}</strong>
                  <p>{[...(person.is_reserve ? ['reserve'] : []), ...person.why].join(' · ')}</p>
                </Grow>
                {onLeaveOut && isWaiting(person) ? (
                  <CheckField
                    label={
                      <>
                        Ask<VisuallyHidden> {nameOf(person)}</VisuallyHidden>
                      </>
                    }
                    checked={person.state === 'waiting'}
                    onChange={() => toggle(person.freelancer_id)}
                  />
                ) : (
                  <Chip tone={tones[person.state] ?? 'plain'}>{candidateStateWords[person.state]}</Chip>
                )}
                <Points>{person.score} points</Points>
              </Person>
            ))}
          </ol>
        </Card>
        <RankingWords />
      </Stack>
    </Section>
  );
}
