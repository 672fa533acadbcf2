// Pages and their addresses. `/table/ID`, `/replay/ID?ply=12&seat=1`, `/rules/container#CON-3.1`.

interface Place {
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

const here = (): Place => ({
  parts: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

let place = $state.raw<Place>(here());

export const route = {
  get parts() {
    return place.parts;
  },
  get query() {
    return place.query;
  },
  get hash() {
    return place.hash;
  },
};

export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = place.parts.join('/');
  place = here();
  if (place.parts.join('/') !== before) scrollTo(0, 0);
}

addEventListener('popstate', () => (place = here()));
addEventListener('hashchange', () => (place = here()));

// Links within the client change the page without loading it anew.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (event.shiftKey || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
