import { type ReactNode, useState } from 'react';
import { copyText } from '../browser/features.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { sayAgain, Status } from './Status.tsx';

interface CopyButtonProps {
  text: string;
  /** Both are announced. Browsers may deny the clipboard, for example without TLS. */
  copied: string;
  notCopied: string;
  children: ReactNode;
}

export function CopyButton({ text, copied, notCopied, children }: CopyButtonProps) {
  const [said, setSaid] = useState({ words: '', press: 0 });

  async function copy() {
    const words = (await copyText(text)) ? copied : notCopied;
    setSaid(({ press }) => ({ words, press: press + 1 }));
  }

  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon name="copy" />
        {children}
      </Button>
      <Status>{said.words && sayAgain(said.words, said.press)}</Status>
    </>
  );
}
