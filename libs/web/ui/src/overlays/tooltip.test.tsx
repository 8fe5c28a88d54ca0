import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { theme } from '../theme/theme';
import { VerifiedBadge } from '../people/verified-badge';
import { Tooltip } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Also lets the code of the words arrive. */
const wait = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const words = (): HTMLElement | null => screen.queryByRole('tooltip');

function open(): { first: HTMLElement; second: HTMLElement } {
  render(
    <ThemeProvider theme={theme}>
      <Tooltip title="Pause Sound engineer">
        <button type="button">❚❚</button>
      </Tooltip>
      <Tooltip title="Only crew accounts can apply for jobs." describeChild>
        <button type="button">Apply Now</button>
      </Tooltip>
    </ThemeProvider>,
  );
  return {
    first: screen.getByRole('button', { name: 'Pause Sound engineer' }),
    second: screen.getByRole('button', { name: 'Apply Now' }),
  };
}

describe('tooltips', () => {
  it('open after 700 ms, the next one at once within 300 ms, and Esc closes them [R020]', async () => {
    const { first, second } = open();
    fireEvent.pointerEnter(first);
    await wait(699);
    expect(words()).not.toBeInTheDocument();
    await wait(1);
    expect(words()).toHaveTextContent('Pause Sound engineer');
    fireEvent.pointerLeave(first);
    await wait(100);
    expect(words()).not.toBeInTheDocument();

    await wait(299);
    fireEvent.pointerEnter(second);
    await wait(0);
    expect(second).toHaveAccessibleDescription('Only crew accounts can apply for jobs.');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(words()).not.toBeInTheDocument();
    fireEvent.pointerLeave(second);

    await wait(300);
    fireEvent.pointerEnter(first);
    await wait(699);
    expect(words()).not.toBeInTheDocument();
    await wait(1);
    expect(words()).toBeInTheDocument();
  });

  it('explain the VERIFIED badge after the same time [R020]', async () => {
    render(
      <ThemeProvider theme={theme}>
        <VerifiedBadge />
      </ThemeProvider>,
    );
    await wait(10_000);
    fireEvent.pointerEnter(screen.getByText('VERIFIED'));
    await wait(699);
    expect(words()).not.toBeInTheDocument();
    await wait(1);
    expect(words()).toHaveTextContent('Email verified');
  });

  it('stay while the pointer is on their words, and a pointer that only passes opens none', async () => {
    const { first, second } = open();
    await wait(10_000);
    fireEvent.pointerEnter(second);
    await wait(650);
    fireEvent.pointerLeave(second);
    await wait(10_000);
    expect(words()).not.toBeInTheDocument();
    fireEvent.pointerEnter(first);
    await wait(700);
    fireEvent.pointerLeave(first);
    fireEvent.pointerEnter(words() as HTMLElement);
    await wait(5000);
    expect(words()).toBeInTheDocument();
    fireEvent.pointerLeave(words() as HTMLElement);
    await wait(100);
    expect(words()).not.toBeInTheDocument();
  });
});
