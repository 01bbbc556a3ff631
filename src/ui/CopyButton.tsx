import { type ReactNode, useState } from 'react';
import { copyText } from '../browser/features.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Status } from './Status.tsx';

interface CopyButtonProps {
  text: string;
  /** Both are announced. Browsers may deny the clipboard, for example without TLS. */
  copied: string;
  notCopied: string;
  children: ReactNode;
}

export function CopyButton({ text, copied, notCopied, children }: CopyButtonProps) {
  const [status, setStatus] = useState('');

  async function copy() {
    setStatus((await copyText(text)) ? copied : notCopied);
  }

  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon name="copy" />
        {children}
      </Button>
      <Status>{status}</Status>
    </>
  );
}
