import { useEffect, useRef, useState } from 'react';

/** Long enough to let a word be typed, short enough to feel immediate. */
export const typingPauseMs = 200;

/**
 * A text field over a value that lives elsewhere: what is typed shows at once and is told after a short pause; what
 * changes elsewhere (Back, a link, Clear) shows in the field, without taking the focus from it.
 */
export function useTypedFilter(value: string, tell: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = typed;
      latest.current(typed);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped];
}
