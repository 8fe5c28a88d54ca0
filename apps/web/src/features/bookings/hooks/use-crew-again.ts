import { crewAgainLimits, isDay, isFreeWord, type CrewAgainPerson } from '@crewcall/contracts-bookings';
import { useState } from 'react';
import { useCrewAgainQuery } from '../api/invite.api';

const keyOf = ({ user_id, role_id }: CrewAgainPerson): string => `${user_id} ${role_id}`;

/** Nothing is known to keep them from the new days. */
const isLikely = ({ is_here, days }: CrewAgainPerson): boolean => is_here && days.every(({ word }) => isFreeWord(word));

/** Who of a past job is asked: those who are free, until others are chosen. */
export function useCrewAgain(jobId: string, firstDay: string) {
  const looked = useCrewAgainQuery({ jobId, firstDay }, { skip: !isDay(firstDay) });
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const people = looked.currentData;
  const asked = (people ?? [])
    .filter((person) => person.is_here && (chosen[keyOf(person)] ?? isLikely(person)))
    .slice(0, crewAgainLimits.asked);
  const keys = new Set(asked.map(keyOf));
  return {
    people,
    error: looked.error,
    retry: () => void looked.refetch(),
    asked,
    isAsked: (person: CrewAgainPerson) => keys.has(keyOf(person)),
    toggle: (person: CrewAgainPerson) => setChosen((now) => ({ ...now, [keyOf(person)]: !keys.has(keyOf(person)) })),
  };
}
