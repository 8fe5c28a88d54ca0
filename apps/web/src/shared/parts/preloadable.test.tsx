import { preloadable, preloadParts } from './preloadable';

it('fetches a part that stands in the code of another, and leaves out what nothing knows', async () => {
  const fetched: string[] = [];
  const part = (file: string, onLoad?: () => void): unknown =>
    preloadable(file, async () => {
      fetched.push(file);
      // As a module is evaluated: after its code has come.
      await Promise.resolve();
      onLoad?.();
      return () => null;
    });
  part('tab.tsx', () => void part('form.tsx'));
  await preloadParts(['form.tsx', 'tab.tsx', 'gone.tsx']);
  expect(fetched).toEqual(['tab.tsx', 'form.tsx']);
});
