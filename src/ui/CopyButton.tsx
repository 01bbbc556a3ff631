import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
  /** Said where the browser forbids it: on a page without TLS, for example. */
  failedLabel: string;
}

/** Puts a text into the clipboard and says whether it is there. */
export function CopyButton({ text, label, copiedLabel, failedLabel }: CopyButtonProps) {
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copiedLabel);
    } catch {
      setSaid(failedLabel);
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon name="copy" />
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
