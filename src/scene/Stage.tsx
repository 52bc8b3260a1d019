import { createRoot } from '@pixi/react';
import { type Application, type ApplicationOptions, Ticker } from 'pixi.js';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { hasGpu } from './hasGpu';

interface StageProps {
  /** What is on the stage, once there is one. React's contexts end here: hand in what is needed. */
  readonly children: (app: Application) => ReactNode;
}

const OPTIONS: Partial<ApplicationOptions> = {
  autoStart: false,
  antialias: false,
  backgroundAlpha: 0,
  skipExtensionImports: true,
};

/**
 * A Pixi application whose scene is JSX and which draws only when it is told to.
 *
 * Stands in for `<Application>` of @pixi/react 8.0.5, which destroys its live application when React's StrictMode
 * mounts twice inside a lazy boundary (its issues 602 and 613), and which keeps a failing start to itself. Here each
 * mount has a canvas of its own, and a failing start or scene reaches the error boundary around the stage.
 */
export function Stage({ children }: StageProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const rootRef = useRef<{ render: (node: ReactNode) => void } | null>(null);
  const [app, setApp] = useState<Application | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure) throw failure;

  useEffect(() => {
    // Pixi's own ticker would wake 60 times a second for nothing (`autoStart` leaves it running).
    Ticker.system.autoStart = false;
    Ticker.system.stop();

    const canvas = document.createElement('canvas');
    canvas.style.display = 'block';
    // What it shows is there as text.
    canvas.setAttribute('aria-hidden', 'true');
    hostRef.current?.append(canvas);
    const watching = new MutationObserver(() => {
      if (!canvas.isConnected) setFailure(new Error('Something has taken the canvas from the page.'));
    });
    for (const place of [hostRef.current, hostRef.current?.parentElement]) {
      if (place) watching.observe(place, { childList: true });
    }
    let isMounted = true;
    let isFilled = false;
    let made: Application | undefined;
    const destroy = (): void => {
      made?.destroy();
      made = undefined;
    };

    const root = createRoot(canvas, {
      onInit: (initialised: Application) => {
        made = initialised;
        // Batching over several textures is dear where shaders run in software, and there is but one texture.
        if (made.renderer.limits) made.renderer.limits.maxBatchableTextures = 1;
      },
    });
    const started = root
      .render(null, { ...OPTIONS, preference: hasGpu() ? ['webgl', 'canvas'] : ['canvas'] })
      .then(
        (initialised: Application) => {
          if (isMounted) setApp(initialised);
          else destroy();
        },
        (reason: unknown) => {
          if (isMounted) setFailure(reason ?? new Error('Pixi did not start and gave no reason.'));
        },
      );
    rootRef.current = {
      render: (node) => {
        isFilled = true;
        void root.render(
          <>
            <ErrorBoundary fallback={null} onError={(reason) => isMounted && setFailure(reason)}>
              {node}
            </ErrorBoundary>
            <Leaving onLeft={destroy} />
          </>,
          {},
        );
      },
    };
    return () => {
      isMounted = false;
      rootRef.current = null;
      watching.disconnect();
      canvas.remove();
      setApp(null);
      void started.then(() => {
        if (isFilled) void root.render(null, {});
        else destroy();
      });
    };
  }, []);

  useLayoutEffect(() => {
    if (app) rootRef.current?.render(children(app));
  }, [app, children]);

  return <div ref={hostRef} />;
}

/** Calls `onLeft` when the scene around it has been unmounted. */
function Leaving({ onLeft }: { readonly onLeft: () => void }) {
  useLayoutEffect(() => () => queueMicrotask(onLeft), [onLeft]);
  return null;
}
