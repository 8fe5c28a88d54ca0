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
