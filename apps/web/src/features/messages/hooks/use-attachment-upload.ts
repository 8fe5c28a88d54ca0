import { attachmentLimits, attachmentTypeOf, type MessageAttachmentRequest } from '@crewcall/contracts-messaging';
import { showToast, useAppDispatch, useUpload, type NewToast, type UploadStep } from '@crewcall/web-data-access';
import { useCreateAttachmentMutation, useOpenUploadMutation } from '../api/attachments.api';
import { messageLabels } from '../model/message-labels';

const failures: Record<UploadStep, NewToast> = {
  opening: messageLabels.uploadNotStarted,
  sending: messageLabels.uploadFailed,
  taking: messageLabels.notProcessed,
};

/** A file on its way to the object store and into the next message, with a way to stop it. */
export function useAttachmentUpload() {
  const dispatch = useAppDispatch();
  const [open] = useOpenUploadMutation();
  const [create] = useCreateAttachmentMutation();
  const fail = (labels: NewToast): void => void dispatch(showToast({ tone: 'bad', ...labels }));
  const { upload, start, cancel } = useUpload({
    open: () => open(),
    take: ({ uploadURL }, { name, size }) =>
      create({ uploadURL, originalFilename: name, fileType: attachmentTypeOf(name) ?? '', fileSize: size }),
    onFailed: (step) => fail(failures[step]),
  });
  const attachment: MessageAttachmentRequest | undefined = upload?.taken
    ? {
        path: upload.taken.objectPath,
        name: upload.file.name,
        size: upload.file.size,
        type: attachmentTypeOf(upload.file.name) ?? '',
      }
    : undefined;

  const startUpload = async (file: File): Promise<void> => {
    if (file.size > attachmentLimits.bytes) return fail(messageLabels.tooLarge);
    if (!attachmentTypeOf(file.name)) return fail(messageLabels.wrongType);
    if (await start(file)) dispatch(showToast({ tone: 'good', ...messageLabels.uploaded }));
  };
  return { upload, attachment, start: startUpload, cancel };
}
