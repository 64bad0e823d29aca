// Style sheets and pictures mean nothing to the tests' document.
module.exports = {};
