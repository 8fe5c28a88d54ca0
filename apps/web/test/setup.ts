import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { teachPopovers } from './popovers';

// How long a condition is waited for, at most: a busy machine is slow, and no test is faster for a shorter wait.
configure({ asyncUtilTimeout: 15_000 });

/** What jsdom has no idea of. */
function teachJsdom(): void {
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

  // Nothing has a place in jsdom: all of it is in view.
  class EverythingInView {
    readonly root = null;
    readonly rootMargin = '0px';
    readonly scrollMargin = '0px';
    readonly thresholds = [0];
    constructor(private readonly told: IntersectionObserverCallback) {}
    observe(): void {
      this.told([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
    takeRecords = (): IntersectionObserverEntry[] => [];
  }
  window.IntersectionObserver = EverythingInView;

  // The environment brings Node's FormData, which knows no forms; React hands it one when a submission navigates.
  class FormDataOfForms extends FormData {
    constructor(form?: unknown) {
      super();
      if (!(form instanceof HTMLFormElement)) return;
      for (const field of form.elements) {
        const isInput = field instanceof HTMLInputElement;
        const isChosen = !isInput || !['checkbox', 'radio'].includes(field.type) || field.checked;
        if (isInput && isChosen) this.append(field.name, field.value);
      }
    }
  }
  Object.defineProperty(globalThis, 'FormData', { writable: true, value: FormDataOfForms });
}

// The specs of what runs on the web server bring Node's own environment.
if (typeof window === 'object') {
  teachJsdom();
  teachPopovers();
}

afterEach(() => {
  if (typeof window === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
