import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { theme } from '../theme/theme';
import { ComboboxField } from './combobox-field';

const places = ['Newport', 'Newark', 'Newquay'];
const onSubmit = jest.fn();
const onEscape = jest.fn();

function Form(): ReactNode {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <ComboboxField
        label="Place"
        value={value}
        onChange={setValue}
        options={value.startsWith('n') ? places.map((text) => ({ id: text, text, detail: 'England' })) : []}
        onChoose={setValue}
      />
    </form>
  );
}

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Place' });
const options = (): HTMLElement[] => screen.queryAllByRole('option');
const marked = (): string | undefined => options().find((one) => one.getAttribute('aria-selected') === 'true')?.id;

async function open(): Promise<UserEvent> {
  // As a dialog around the field would.
  document.addEventListener('keydown', onEscape);
  render(
    <ThemeProvider theme={theme}>
      <Form />
    </ThemeProvider>,
  );
  const person = userEvent.setup();
  await person.type(field(), 'n');
  onEscape.mockClear();
  return person;
}

afterEach(() => {
  document.removeEventListener('keydown', onEscape);
  onSubmit.mockClear();
});

it('says what it is and what it offers [R095]', async () => {
  await open();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(screen.getByRole('listbox', { name: 'Suggestions' }).id).toBe(field().getAttribute('aria-controls'));
  expect(screen.getByText('3 suggestions. Choose with the arrow keys.')).toHaveAttribute('role', 'status');
  expect(marked()).toBeUndefined();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

it('moves with the arrows, from either end back to the text [R095]', async () => {
  const person = await open();
  const [first, , last] = options();
  await person.keyboard('{ArrowDown}');
  expect([marked(), field().getAttribute('aria-activedescendant')]).toEqual([first?.id, first?.id]);
  await person.keyboard('{ArrowUp}');
  expect(marked()).toBeUndefined();
  await person.keyboard('{ArrowUp}');
  expect(marked()).toBe(last?.id);
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe(first?.id);
  expect(field()).toHaveFocus();
});

it('takes the marked one with Enter, and sends the form only with the next [R095]', async () => {
  const person = await open();
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Newark');
  expect(options()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
  await person.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('Newark');
});

it('sends what was typed when none is marked [R095]', async () => {
  const person = await open();
  await person.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('n');
});

it('closes with Escape, which nothing around it hears, and opens again [R095]', async () => {
  const person = await open();
  await person.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('n');
  expect(onEscape).not.toHaveBeenCalled();
  await person.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
  await person.keyboard('{ArrowDown}');
  expect(marked()).toBe(options()[0]?.id);
});

it('leaves with Tab without taking the marked one [R095]', async () => {
  const person = await open();
  await person.keyboard('{ArrowDown}');
  await person.tab();
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('n');
});

it('takes one with a press and keeps the focus [R095]', async () => {
  const person = await open();
  await person.click(screen.getByRole('option', { name: /Newquay/ }));
  expect(field()).toHaveValue('Newquay');
  expect(field()).toHaveFocus();
});
