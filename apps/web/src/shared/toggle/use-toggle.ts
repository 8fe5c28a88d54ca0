import { useRef, useState } from 'react';

/**
 * A switch that shows at once what the last press asks for, until that is what is kept or could not be saved. Presses that
 * come while one is being saved are saved after it, in their order.
 */
export function useToggle(
  isKept: boolean,
  save: (isOn: boolean) => Promise<boolean>,
): [isOn: boolean, toggle: () => void] {
  const [asked, setAsked] = useState<boolean | null>(null);
  const [left, setLeft] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  if (asked === isKept && left === 0) setAsked(null);
  const isOn = asked ?? isKept;
  const saveNext = async (before: Promise<unknown>): Promise<void> => {
    await before;
    const isSaved = await save(!isOn);
    setLeft((count) => count - 1);
    if (!isSaved) setAsked(null);
  };
  const toggle = (): void => {
    setAsked(!isOn);
    setLeft((count) => count + 1);
    last.current = saveNext(last.current);
  };
  return [isOn, toggle];
}
