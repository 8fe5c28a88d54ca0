import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { messageLimits, type Conversation } from '@crewcall/contracts-messaging';
import { CloseIcon, SearchIcon, useTypedFilter } from '@crewcall/web-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWindowed } from '../hooks/use-windowed';
import { ConversationRow } from './conversation-row';
import { ListPane, PANEL_HEIGHT, PaneHead, ROW_HEIGHT } from './messages.styles';

const Rows = styled('ul')({
  flex: 1,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'thin',
});
const Empty = styled('p')(({ theme: { vars } }) => ({ margin: 16, color: vars.palette.text.secondary }));

interface ConversationListProps {
  conversations: Conversation[];
  total: number;
  userId: string;
  openId: string | null;
  search: string;
  /** In place of the conversations that could not be had. */
  failure: ReactNode;
  onSearch: (text: string) => void;
  onMore: () => void;
}

/** Every conversation, the latest first. Of a thousand only those in sight are rendered. */
export function ConversationList(props: ConversationListProps): ReactNode {
  const { conversations, total, userId, openId, search, failure, onSearch, onMore } = props;
  const { first, last, before, after, onScroll } = useWindowed(conversations.length, ROW_HEIGHT, PANEL_HEIGHT * 2);
  const isNearEnd = last >= conversations.length && conversations.length < total;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, onMore, conversations.length]);
  return (
    <ListPane data-pane="list">
      <ListHead search={search} onSearch={onSearch} />
      <Rows aria-label="Conversations" onScroll={onScroll}>
        {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
        {conversations.slice(first, last).map((conversation, index) => (
          <li key={conversation.id} aria-setsize={total} aria-posinset={first + index + 1}>
            <ConversationRow {...{ conversation, userId }} isOpen={conversation.id === openId} />
          </li>
        ))}
        {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
      </Rows>
      {failure}
      {search && !failure && conversations.length === 0 && (
        <Empty role="status">No conversation matches “{search}”.</Empty>
      )}
    </ListPane>
  );
}

function ListHead({ search, onSearch }: Pick<ConversationListProps, 'search' | 'onSearch'>): ReactNode {
  const [isSearching, setSearching] = useState(search !== '');
  const [typed, setTyped] = useTypedFilter(search, onSearch);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSearching) field.current?.focus();
  }, [isSearching]);
  const toggle = (): void => {
    if (isSearching) setTyped('');
    setSearching(!isSearching);
  };
  return (
    <PaneHead>
      {isSearching ? (
        <OutlinedInput
          type="search"
          size="small"
          fullWidth
          inputRef={field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder="Name or latest message"
          inputProps={{ 'aria-label': 'Search messages', maxLength: messageLimits.search }}
        />
      ) : (
        <Typography variant="h4" component="h2" sx={{ flex: 1, fontSize: '1.125rem' }}>
          Messages
        </Typography>
      )}
      <IconButton aria-label={isSearching ? 'Close search' : 'Search messages'} onClick={toggle}>
        {isSearching ? <CloseIcon /> : <SearchIcon />}
      </IconButton>
    </PaneHead>
  );
}
