import MenuList from '@mui/material/MenuList';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SubMenuItem } from './sub-menu-item';

const onGo = jest.fn();
const outer = jest.fn();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(): HTMLElement {
  render(
    <MemoryRouter>
      <MenuList onKeyDown={({ key }) => void outer(key)}>
        <SubMenuItem label="Admin" to="/admin" onGo={onGo} items={[{ label: 'Reports', to: '/admin/reports' }]} />
      </MenuList>
    </MemoryRouter>,
  );
  return screen.getByRole('menuitem', { name: 'Admin' });
}

const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const inner = (): HTMLElement | null => screen.queryByRole('menuitem', { name: 'Reports' });

describe('an item with a menu of its own', () => {
  it('opens after 100 ms under the pointer, and not before [R020]', () => {
    const item = open();
    fireEvent.pointerEnter(item.parentElement as HTMLElement);
    wait(99);
    expect(inner()).not.toBeInTheDocument();
    wait(1);
    expect(inner()).toHaveAttribute('href', '/admin/reports');
    expect(item).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerLeave(item.parentElement as HTMLElement);
    wait(200);
    expect(inner()).not.toBeInTheDocument();
  });

  it('opens with an arrow key, and Esc closes nothing but itself', () => {
    const item = open();
    act(() => item.focus());
    fireEvent.keyDown(item, { key: 'ArrowLeft' });
    expect(inner()).toHaveFocus();
    outer.mockClear();
    fireEvent.keyDown(inner() as HTMLElement, { key: 'Escape' });
    expect(inner()).not.toBeInTheDocument();
    expect(item).toHaveFocus();
    expect(outer).not.toHaveBeenCalled();
  });
});
