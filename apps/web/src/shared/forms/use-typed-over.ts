import { useState } from 'react';

/** What is typed over what is saved; until something is typed, what is saved is shown, also when it changes. */
export function useTypedOver<Values>(saved: Values) {
  const [typed, setTyped] = useState<Values | null>(null);
  return {
    values: typed ?? saved,
    type: (values: Values): void => setTyped(() => values),
    /** These were saved. What was typed meanwhile is not. */
    done: (): void => setTyped((now) => (now === typed ? null : now)),
  };
}
