// Putting a text where it can be pasted. Plain http withholds the clipboard: then the old way.

export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(words);
  }
}

function copyBySelection(words: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'spoken';
  field.value = words;
  document.body.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    // the caller shows the text to be copied by hand
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
