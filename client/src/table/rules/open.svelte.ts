/** The rules beside a table: opened from a refusal at its paragraph, or from the menu. */
class OpenRules {
  /** The paragraph shown, "" for the beginning, null: closed. */
  anchor = $state<string | null>(null);
  /** They lie over log and chat. */
  covers = $state(false);
  /** Grows with each call, so that asking for the same paragraph again goes there again. */
  asked = $state(0);

  show(anchor = ""): void {
    this.anchor = anchor;
    this.asked += 1;
  }
  /** True if they were open. */
  close(): boolean {
    const was = this.anchor !== null;
    this.anchor = null;
    return was;
  }
}

export const openRules = new OpenRules();
