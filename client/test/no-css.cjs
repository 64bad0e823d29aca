// Style sheets and pictures are stubbed out, since jsdom does not render them.
module.exports = {};
