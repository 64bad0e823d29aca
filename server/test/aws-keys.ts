/** For stand-ins: without keys, the AWS SDK sends nothing. Of tests that use none of the services that bring their own. */
process.env.AWS_ACCESS_KEY_ID ??= "key";
process.env.AWS_SECRET_ACCESS_KEY ??= "secret";
