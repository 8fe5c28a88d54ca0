import { pictureTexts } from '@crewcall/contracts-identity';
import { serverText, useUpload } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useOpenPictureUploadMutation, useTakePictureMutation } from '../api/profile-files.api';
import { dataUrlOf, fitPicture, pickedPictureProblem } from '../model/fit-picture';

interface PictureUpload {
  /** A face is cut square, a logo stays whole. */
  isSquare: boolean;
  onBusy: (isBusy: boolean) => void;
  /** The address to save. */
  onTaken: (url: string) => void;
}

/** Makes a picture fit and uploads it. It is the person's picture once its address is saved. */
export function usePictureUpload({ isSquare, onBusy, onTaken }: PictureUpload) {
  const [open] = useOpenPictureUploadMutation();
  const [take] = useTakePictureMutation();
  const [problem, setProblem] = useState<string | null>(null);
  /** What an address shows that is not saved yet, and therefore shows nothing to anyone. */
  const [preview, setPreview] = useState<{ url: string; src: string } | null>(null);
  const { upload, start, cancel } = useUpload({
    open: () => open(),
    take: ({ upload_id }) => take(upload_id),
    onFailed: (_step, error) => setProblem(serverText(error, pictureTexts.uploadFailed)),
  });

  const send = async (picked: File): Promise<void> => {
    const fitting = await fitPicture(picked, isSquare).catch(() => null);
    if (!fitting) return setProblem(pictureTexts.notImage);
    const taken = await start(fitting);
    if (!taken) return;
    setPreview({ url: taken.picture_url, src: await dataUrlOf(fitting) });
    onTaken(taken.picture_url);
  };
  const startUpload = async (picked: File): Promise<void> => {
    const found = pickedPictureProblem(picked);
    setProblem(found);
    if (found) return;
    onBusy(true);
    await send(picked);
    onBusy(false);
  };
  const sourceOf = (url: string | null): string | null => (preview && preview.url === url ? preview.src : url);
  return { upload: upload?.taken ? null : upload, start: startUpload, cancel, problem, sourceOf };
}
