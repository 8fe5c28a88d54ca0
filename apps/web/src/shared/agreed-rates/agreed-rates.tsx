import { styled } from '@mui/material/styles';
import { type AgreedRatesQuery, agreedRatesTexts, agreedRatesWords, dayWords } from '@crewcall/contracts-bookings';
import { useEffect, useState, type ReactNode } from 'react';
import { useAgreedRatesQuery } from './agreed-rates.api';

const Told = styled('p')(({ theme: { vars } }) => ({
  margin: 0,
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
}));

/** Typing has paused for so long. */
const PAUSE_MS = 400;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What day rates were agreed elsewhere, beside where a rate is set or answered; nothing without a skill and a place. */
export function AgreedRates({ skills = '', place = '', offer_id }: AgreedRatesQuery): ReactNode {
  const [settledSkills, settledPlace] = [usePaused(skills), usePaused(place)];
  const isAsked = offer_id !== undefined || (settledSkills.trim() !== '' && settledPlace.trim() !== '');
  const query = offer_id === undefined ? { skills: settledSkills, place: settledPlace } : { offer_id };
  const { data } = useAgreedRatesQuery(query, { skip: !isAsked });
  if (!data || !isAsked) return null;
  if (!data.figure) return <Told>Rates agreed here: {agreedRatesTexts.none}</Told>;
  const { until } = data.figure;
  return (
    <Told>
      Rates agreed here. {agreedRatesWords(data)} Twelve months to {dayWords(until)} {until.slice(0, 4)}, rounded to
      £10.
    </Told>
  );
}
