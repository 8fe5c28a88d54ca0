import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';
import { RatingSummary } from './rating-summary';
import { StarRating } from './star-rating';

const show = (what: ReactNode) => render(<ThemeProvider theme={theme}>{what}</ThemeProvider>);

describe('stars', () => {
  it.each([
    [1, 'Rated 1 out of 5', '20%'],
    [4.25, 'Rated 4.3 out of 5', '85%'],
    [5, 'Rated 5 out of 5', '100%'],
  ])('of %d say so and are filled as far [R106]', (value, words, width) => {
    const { container } = show(<StarRating value={value} count={3} />);
    expect(screen.getByRole('img', { name: words })).toBeVisible();
    expect(container.querySelector('.full')).toHaveStyle({ width });
    expect(screen.getByText('(3)')).toBeVisible();
  });

  it('of none are empty and called new [R106]', () => {
    const { container } = show(<StarRating value={null} count={0} />);
    expect(screen.getByRole('img', { name: 'Not rated yet' })).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(container.querySelector('.full')).toBeNull();
  });

  it('are one star and a number in a list, and no star for who is new', () => {
    const { container, unmount } = show(<StarRating isCompact value={4.9} count={41} />);
    expect(screen.getByRole('img', { name: 'Rated 4.9 out of 5' })).toBeVisible();
    expect(container).toHaveTextContent('4.9(41)');
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    unmount();
    const none = show(<StarRating isCompact value={null} count={0} />);
    expect(screen.getByText('New')).toBeVisible();
    expect(none.container.querySelector('svg')).toBeNull();
  });
});

describe('a summary of ratings', () => {
  it('has the average, how many there are, and how they spread from 5 to 1 [R106]', () => {
    show(<RatingSummary average={4.5} count={4} distribution={[0, 0, 0, 2, 2]} />);
    expect(screen.getByText('4.5', { selector: 'b' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['5', '4', '3', '2', '1']);
    expect(screen.getByLabelText('1 star')).toBeVisible();
  });

  it('shows no spread before the first rating [R106]', () => {
    show(<RatingSummary average={null} count={0} distribution={[0, 0, 0, 0, 0]} />);
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.getByText('New')).toBeVisible();
  });
});
