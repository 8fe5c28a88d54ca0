import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionsEnded } from './session.slice';

/** Runs after a session ended in this tab: by sign-out, in another tab, or because the service no longer knew it. */
export function useOnSessionEnd(work: () => void): void {
  const ended = useSelector(selectSessionsEnded);
  const latest = useRef(work);
  const told = useRef(ended);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (ended > told.current) latest.current();
    told.current = ended;
  }, [ended]);
}
