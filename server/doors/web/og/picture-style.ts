/** Styles of the pictures, in the part of CSS that Takumi supports. Repeats the colors of client/app/tokens.css. */
export const PICTURE_STYLE = `
.picture{display:flex;flex-direction:column;width:1200px;height:630px;padding:60px 72px 72px;position:relative;overflow:hidden}
.job{background-color:#082f2c;color:#f2f7f5}
.post{padding-right:560px;background-color:#fbfaf7;color:#17211f}
.scene{position:absolute;top:0;right:0;display:flex;align-items:center;justify-content:center;width:500px;height:630px;background-color:#082f2c}
.drawn{width:460px;height:320px}
.stripe{position:absolute;left:0;bottom:0;width:1200px;height:12px;background-image:linear-gradient(to right,#ffaa68 38%,#1c7268 38%)}
.site{display:flex;align-items:center;gap:16px;height:52px}
.logo{width:52px;height:52px}
.name{max-width:960px;font-family:Bricolage;font-weight:700;font-size:34px;letter-spacing:-0.02em;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.role{margin-top:auto;font-family:Bricolage;font-weight:700;font-size:60px;line-height:1.1;letter-spacing:-0.02em;text-wrap:balance;line-clamp:2;overflow-wrap:anywhere}
.where{display:flex;gap:10px;margin-top:14px;font-size:30px;color:#b4cfca;white-space:nowrap}
.company{min-width:0;overflow:hidden;text-overflow:ellipsis}
.place{flex-shrink:0;max-width:600px;overflow:hidden;text-overflow:ellipsis}
.pay{display:block;margin-top:36px;margin-bottom:auto;color:#ffaa68;font-family:Bricolage;font-weight:700;font-size:112px;line-height:1.1;letter-spacing:-0.03em;white-space:nowrap;text-fit:shrink}
.amount{display:inline}
.period{display:inline;margin-left:0.35em;font-family:Inter;font-weight:500;font-size:0.4em;letter-spacing:0}
.long{font-size:64px;letter-spacing:-0.02em;white-space:normal;text-fit:none;text-wrap:balance;line-clamp:2;overflow-wrap:anywhere}
.foot{display:flex;flex-wrap:wrap;align-items:center;gap:12px;height:48px;overflow:hidden;font-size:24px}
.label{margin-right:4px;color:#b4cfca}
.chip{max-width:800px;padding:7px 20px;border:1px solid rgba(255,255,255,0.24);border-radius:24px;background-color:#0f3f3a;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.title{margin-top:auto;margin-bottom:auto;font-family:Bricolage;font-weight:700;font-size:54px;line-height:1.12;letter-spacing:-0.02em;text-wrap:balance;line-clamp:6}
.by{display:flex;flex-direction:column;gap:4px;font-size:28px;color:#54635f}
.author{color:#17211f;font-weight:600}
`;
