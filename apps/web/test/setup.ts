import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// How long a condition is waited for, at most: a busy machine is slow, and no test is faster for a shorter wait.
configure({ asyncUtilTimeout: 5_000 });

// What jsdom has no idea of.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
