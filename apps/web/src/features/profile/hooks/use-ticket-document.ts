import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useTicketDocumentLinkMutation } from '../api/tickets.api';

/** Opens the document of a ticket by a link of a minute: a file to save, marked with who opened it. */
export function useTicketDocument() {
  const dispatch = useAppDispatch();
  const [link, { isLoading }] = useTicketDocumentLinkMutation();
  const open = async (ticketId: string): Promise<void> => {
    const { data, error } = await link(ticketId);
    if (data) window.open(data.url, '_blank', 'noopener,noreferrer');
    else
      dispatch(
        showToast({ tone: 'bad', title: 'Not opened', text: errorText(error, 'Please try again in a moment.') }),
      );
  };
  return { open, isLoading };
}
