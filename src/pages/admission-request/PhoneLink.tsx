import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTimeoutMs, mayShare, openShareMenu, within } from '../../browser/features.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Status } from '../../ui/Status.tsx';
import * as styles from './AdmissionRequest.css.ts';

/** Modules of light around a QR code (ISO/IEC 18004, 6.3.8). */
const quietZone = 4;

/** Takes the link of the dossier from a borrowed computer to the applicant's phone: by a QR code, or by the share menu. */
export function PhoneLink({ path }: { path: string }) {
  const { t } = useTranslation('admissionRequest');
  const [code, setCode] = useState<boolean[][]>();
  const [status, setStatus] = useState('');
  const address = () => new URL(path, window.location.href).href;

  async function show() {
    if (code) return setCode(undefined);
    const uqr = await within(loadTimeoutMs, import('uqr'));
    if (!uqr) return setStatus(t('receipt.phone.failed'));
    setStatus(t('receipt.phone.shown'));
    setCode(uqr.encode(address(), { border: quietZone }).data);
  }

  return (
    <div className={styles.handIn}>
      <ButtonRow>
        <Button aria-expanded={code !== undefined} onClick={() => void show()}>
          <Icon name="phone" />
          {t('receipt.phone.show')}
        </Button>
        {mayShare() && (
          <Button onClick={() => openShareMenu({ title: t('receipt.handIn'), url: address() })}>
            {t('receipt.phone.share')}
          </Button>
        )}
      </ButtonRow>
      {code && (
        <svg
          role="img"
          aria-label={t('receipt.phone.code')}
          className={styles.qrCode}
          viewBox={`0 0 ${code.length} ${code.length}`}
          shapeRendering="crispEdges"
        >
          {/* In any colour scheme, because some readers do not know light on dark. */}
          <path fill="#fff" d={`M0 0h${code.length}v${code.length}H0z`} />
          <path
            fill="#000"
            d={code
              .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
              .join('')}
          />
        </svg>
      )}
      <Status>{status}</Status>
    </div>
  );
}
