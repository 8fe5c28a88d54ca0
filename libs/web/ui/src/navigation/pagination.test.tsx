import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '../theme/theme';
import { Pagination } from './pagination';

it('says which of how many are shown, as people write large numbers', () => {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Pagination page={201} pageSize={10} total={4019} noun="jobs" hrefOf={(page) => `?page=${page}`} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getByText('Showing 2,001-2,010 of 4,019 jobs')).toBeInTheDocument();
  expect(screen.getByText('201 of 402')).toBeInTheDocument();
});

it('says how many there are on a page beyond the last, and leads back to that', () => {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Pagination page={5} pageSize={10} total={14} noun="teams" hrefOf={(page) => `?page=${page}`} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getByText('14 teams')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/?page=2');
});
