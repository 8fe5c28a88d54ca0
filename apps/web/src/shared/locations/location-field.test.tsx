import { locationTermOf, type LocationSuggestion } from '@crewcall/contracts-identity';
import { answer, api, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import type { UserEvent } from '@testing-library/user-event';
import { act, screen } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import { useState, type ReactNode } from 'react';
import { LocationField } from './location-field';
import { foundLocations } from './locations.api';

const place = (name: string, county: string): LocationSuggestion => ({
  display_name: `${name}, ${county}, England`,
  name,
  address: { county, town: name },
  lat: '1',
  lon: '2',
});
const newports = [place('Newport', 'Isle of Wight'), place('Newport', 'Shropshire')];

const onSubmit = jest.fn<undefined, [string]>();

function Form({ isFilter = false, initial = '' }: { isFilter?: boolean; initial?: string }): ReactNode {
  const [value, setValue] = useState(initial);
  return (
    <form
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <LocationField
        label="Location"
        value={value}
        onChange={setValue}
        isFilter={isFilter}
        {...(isFilter && { textOf: locationTermOf })}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => setValue('')}>
        Empty
      </button>
    </form>
  );
}

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Location' });
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** Renders the form with the service answering as given. */
async function open(give: Answer = () => answer(newports), props: Parameters<typeof Form>[0] = {}) {
  const asked = api({ 'GET /api/locations/search': give });
  const app = renderApp(<Form {...props} />);
  await pass(0);
  return { asked, ...app };
}

/** Lets the answer arrive and its effects settle, a little of the test's clock at a time. */
async function answered(look: () => void): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await jest.advanceTimersByTimeAsync(5);
    });
    try {
      return look();
    } catch {
      // Not yet.
    }
  }
  look();
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  foundLocations.clear();
  onSubmit.mockClear();
});
afterEach(() => jest.useRealTimers());

async function typeAndSee(person: UserEvent, text: string): Promise<void> {
  await person.type(field(), text);
  await pass(500);
  await answered(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
}

describe('searching', () => {
  it('begins at three characters, half a second after the last one [R095]', async () => {
    const { asked, person } = await open();
    await person.type(field(), 'Ne');
    await pass(5000);
    expect(asked).toEqual([]);
    await person.type(field(), 'w');
    await pass(499);
    await person.type(field(), 'p');
    await pass(499);
    expect(asked).toEqual([]);
    await pass(1);
    await answered(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(asked.map(({ query }) => query['query'])).toEqual(['Newp']);
  });

  it('remembers what it was answered, for every field [R095]', async () => {
    const { asked, person } = await open();
    await typeAndSee(person, 'Newp');
    await person.type(field(), 'o');
    await person.type(field(), '{Backspace}');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });

  it('gives up after five seconds and leaves the text as it is [R095] [R100]', async () => {
    const { person } = await open(() => new Promise<Response>(() => undefined));
    await person.type(field(), 'Leeds');
    await pass(500);
    await pass(4900);
    expect(screen.queryByText(/unavailable/)).toBeNull();
    await pass(200);
    await answered(() =>
      expect(screen.getByText('Location service unavailable. You can still enter manually.')).toBeVisible(),
    );
    expect(field()).toHaveValue('Leeds');
  });

  it('shows the answer to the latest text, whichever comes last [R095]', async () => {
    let giveFirst: (response: Response) => void = () => undefined;
    const { asked, person } = await open(({ query }) =>
      query['query'] === 'New' ? new Promise((give) => (giveFirst = give)) : answer([place('Newark', 'Notts')]),
    );
    await person.type(field(), 'New');
    await pass(500);
    await answered(() => expect(asked).toHaveLength(1));
    await typeAndSee(person, 'ark');
    giveFirst(answer(newports));
    await pass(1000);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['NewarkNotts, England']);
  });

  it('does not look for what was saved before', async () => {
    const { asked, person } = await open(undefined, { initial: 'LS1 99' });
    await person.click(field());
    await person.tab();
    await pass(1000);
    expect(asked).toEqual([]);
    expect(field()).not.toBeInvalid();
  });
});

describe('the three looks', () => {
  it('has its line before the answer comes, so that the answer moves nothing below', async () => {
    const { person } = await open();
    await person.type(field(), 'ne');
    expect(field()).not.toHaveAccessibleDescription();
    await person.type(field(), 'w');
    expect(field()).toHaveAccessibleDescription('Looking for places...');
    await pass(500);
    await answered(() => expect(field()).toHaveAccessibleDescription(/^Choose a place/));
  });

  it('is green once a place was chosen, and no longer when that is changed [R097]', async () => {
    const { asked, person } = await open();
    await typeAndSee(person, 'newp');
    expect(screen.getByText('Choose a place from the list, or keep what you typed.')).toBeVisible();
    await person.click(screen.getAllByRole('option')[1] as HTMLElement);
    expect(field()).toHaveValue('Newport, Shropshire');
    expect(field()).toHaveAccessibleDescription('A UK place we know');
    expect(field()).toHaveFocus();
    await pass(1000);
    expect(asked).toHaveLength(1);
    await person.type(field(), '!');
    expect(screen.queryByText('A UK place we know')).toBeNull();
  });

  it('is red when nothing matches, and can be sent all the same [R099]', async () => {
    const { person } = await open(() => answer([]));
    await person.type(field(), 'Leedz');
    await pass(500);
    await answered(() => expect(field()).toBeInvalid());
    expect(field()).toHaveAccessibleDescription('Location not found. Please check spelling or try a different format');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith('Leedz');
  });

  it('is red for a postcode that cannot be one, on leaving the field, and can be sent [R098]', async () => {
    const { person } = await open(() => answer([]));
    await person.type(field(), 'LS1 44P');
    expect(field()).not.toBeInvalid();
    await person.tab();
    expect(field()).toHaveAccessibleDescription('Please enter a valid UK postcode');
    await person.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('LS1 44P');
    await person.type(field(), '{Backspace}{Backspace}{Backspace}');
    expect(field()).not.toBeInvalid();
  });

  it.each([
    [503, 'Location service unavailable. You can still enter manually.', false],
    [500, 'Location service unavailable. You can still enter manually.', false],
    [429, 'Location service unavailable. You can still enter manually.', false],
    [400, 'Please type at least 3 letters of a UK town, city or postcode.', true],
  ])('explains an answer of %i [R100]', async (status, words, isInvalid) => {
    const { person } = await open(() => refuse(status, 'No.'));
    await person.type(field(), 'Leeds');
    await pass(500);
    await answered(() => expect(field()).toHaveAccessibleDescription(words));
    expect(field().getAttribute('aria-invalid') === 'true').toBe(isInvalid);
    await person.type(field(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('Leeds');
  });

  it('explains an answer that is no list [R100]', async () => {
    const { person } = await open(() => answer({ places: [] }));
    await person.type(field(), 'Leeds');
    await pass(500);
    await answered(() => expect(field()).toHaveAccessibleDescription(/unavailable/));
  });

  it('has nothing to say of an empty field', async () => {
    const { person } = await open(() => answer([]));
    await person.type(field(), 'Leedz');
    await pass(500);
    await answered(() => expect(field()).toBeInvalid());
    await person.click(screen.getByRole('button', { name: 'Empty' }));
    expect(field()).not.toBeInvalid();
    expect(field()).not.toHaveAccessibleDescription();
  });
});

describe('a filter', () => {
  it('takes the settlement alone, turns green without words, and warns in words [R097] [R099]', async () => {
    const { person } = await open(undefined, { isFilter: true });
    await typeAndSee(person, 'newp');
    expect(field()).not.toHaveAccessibleDescription();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Newport');
    expect(field().parentElement).toHaveClass('is-good');
    expect(field()).not.toHaveAccessibleDescription();
  });
});
