import { commonTexts } from "#texts/common";

/**
 * A field that people neither see nor reach, but bots fill in; the server then drops the message. The attributes keep
 * password managers from filling it in.
 */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {commonTexts.leaveEmpty}
      <input
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-lpignore="true"
        data-form-type="other"
      />
    </label>
  </div>
);
