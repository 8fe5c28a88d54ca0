import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '../theme/theme';
import { SubMenuItem } from './sub-menu-item';

const outer = jest.fn();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(): HTMLElement {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <ul>
          <SubMenuItem label="Admin" to="/admin" items={[{ label: 'Reports', to: '/admin/reports' }]} />
        </ul>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return screen.getByRole('link', { name: 'Admin' });
}

const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const inner = (): HTMLElement | null => screen.queryByRole('link', { name: 'Reports' });

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
    document.addEventListener('keydown', ({ key, defaultPrevented }) => defaultPrevented || outer(key));
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
