import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { theme } from '../theme/theme';
import { Logo } from './logo';

const draw = (size?: number): HTMLElement =>
  render(
    <ThemeProvider theme={theme}>
      <Logo size={size} />
    </ThemeProvider>,
  ).container;
const heightOf = (size?: number): string | null | undefined => draw(size).querySelector('svg')?.getAttribute('height');
const letters = (size: number): number =>
  parseFloat(getComputedStyle(draw(size).querySelector('span') as Element).fontSize);

describe('logo', () => {
  it('is 48 high unless told otherwise, and its name grows with it [R019]', () => {
    expect(heightOf()).toBe('48');
    expect(heightOf(32)).toBe('32');
    expect(letters(96)).toBe(letters(24) * 4);
  });
});
